// Attributes, by name and reflected.
(() => {
  const element = document.body.appendChild(document.createElement('div'));
  let sum = 0;
  for (let i = 0; i < 20000; i++) {
    element.setAttribute('data-number', i);
    sum += element.getAttribute('data-number').length;
    element.className = 'c' + i;
    sum += element.className.length + element.classList.length;
    element.toggleAttribute('hidden');
  }
  return sum;
})();
