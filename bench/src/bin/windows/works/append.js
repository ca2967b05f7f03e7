// Inserts elements and texts, and walks over them by siblings.
(() => {
  const list = document.body.appendChild(document.createElement('ul'));
  for (let i = 0; i < 10000; i++) {
    const item = document.createElement('li');
    item.append('item ', document.createTextNode(i));
    list.appendChild(item);
  }
  let sum = 0;
  for (let item = list.firstChild; item; item = item.nextSibling) {
    sum += item.childNodes.length;
  }
  return sum;
})();
