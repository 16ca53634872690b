// A stand-in for a provider's form: it steps through its questions, tells the page its height, and says at the end that
// nothing was sent.
for (const form of document.querySelectorAll('form[data-sample]')) {
  const steps = [...form.querySelectorAll('[data-step]')];
  const button = form.querySelector('button');
  const result = form.querySelector('[data-result]');
  // A frame as high as the one on phones holds all questions at once.
  const isTall = innerHeight >= 1100;
  let current = isTall ? steps.length - 1 : 0;

  const show = () => {
    steps.forEach((step, index) => {
      step.hidden = !isTall && index !== current;
      step.disabled = index > current;
    });
    button.textContent = current < steps.length - 1 ? 'Next' : 'Send';
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (current < steps.length - 1) {
      current += 1;
      show();
      steps[current].querySelector('input')?.focus();
      return;
    }
    const phone = document.querySelector('.note a').textContent;
    result.textContent = `This is a sample form: nothing was sent. Please call ${phone}.`;
  });
  show();
}

if (parent !== window) {
  let id;
  const tell = () => {
    // What the form needs, not what its frame has.
    document.body.style.minHeight = '0';
    const { height } = document.documentElement.getBoundingClientRect();
    document.body.style.minHeight = '';
    parent.postMessage(['highlevel.setHeight', { height: Math.ceil(height) }], location.origin);
    if (id)
      parent.postMessage(
        `[iFrameSizer]${id}:${Math.ceil(height)}:${innerWidth}:resize`,
        location.origin,
      );
  };
  addEventListener('message', ({ data, origin }) => {
    const match = origin === location.origin && /^\[iFrameSizer\]([^:]+):init$/.exec(data);
    if (match) {
      id = match[1];
      tell();
    }
  });
  new ResizeObserver(tell).observe(document.documentElement);
}
