// Events that bubble, with listeners that are added and removed.
(() => {
  const outer = document.body.appendChild(document.createElement('div'));
  const inner = outer.appendChild(document.createElement('p'));
  let sum = 0;
  const count = (event) => { sum += event.eventPhase; };
  outer.addEventListener('ping', count);
  inner.addEventListener('ping', count);
  for (let i = 0; i < 20000; i++) {
    const once = () => { sum++; };
    inner.addEventListener('ping', once);
    inner.dispatchEvent(new Event('ping', { bubbles: true }));
    inner.removeEventListener('ping', once);
  }
  return sum;
})();
