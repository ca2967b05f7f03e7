// Creates, names and drops elements.
(() => {
  let sum = 0;
  for (let i = 0; i < 20000; i++) {
    const element = document.createElement('div');
    element.id = 'a' + i;
    sum += element.id.length;
  }
  return sum;
})();
