// Parses and writes markup.
(() => {
  const target = document.body.appendChild(document.createElement('div'));
  let markup = '';
  for (let i = 0; i < 1000; i++) {
    markup += '<p class="a b">text <b id="x' + i + '">bold</b></p>';
  }
  let sum = 0;
  for (let i = 0; i < 10; i++) {
    target.innerHTML = markup;
    sum += target.childNodes.length + target.innerHTML.length;
  }
  return sum;
})();
