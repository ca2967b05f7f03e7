// Visits nodes, and reads their text.
(() => {
  const target = document.body.appendChild(document.createElement('div'));
  let markup = '';
  for (let i = 0; i < 1000; i++) {
    markup += '<p class="a b">text <b id="x' + i + '">bold</b></p>';
  }
  target.innerHTML = markup;
  let sum = 0;
  for (let i = 0; i < 10; i++) {
    const walker = document.createTreeWalker(target);
    while (walker.nextNode()) {
      sum += walker.currentNode.nodeName.length;
    }
    sum += target.textContent.length;
  }
  return sum;
})();
