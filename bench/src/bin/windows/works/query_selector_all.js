// Selectors, in a tree that changes between queries.
(() => {
  const target = document.body.appendChild(document.createElement('div'));
  let markup = '';
  for (let i = 0; i < 1000; i++) {
    markup += '<p class="a b">text <b id="x' + i + '">bold</b></p>';
  }
  target.innerHTML = markup;
  let sum = 0;
  for (let i = 0; i < 50; i++) {
    sum += document.querySelectorAll('p.a > b').length;
    sum += target.querySelectorAll('.b:nth-child(odd)').length;
    sum += document.querySelector('#x' + i).childNodes.length;
    target.lastChild.remove();
  }
  return sum;
})();
