// A stand-in for a provider's form-embed script. It behaves like one: it takes over window.onmessage, adopts the
// form frames that are on the page, asks each for its height and resizes it by its id.
(() => {
  for (const frame of document.querySelectorAll('iframe[data-form-id]')) {
    frame.setAttribute('scrolling', 'no');
    const ask = () =>
      frame.contentWindow?.postMessage(`[iFrameSizer]${frame.id}:init`, location.origin);
    frame.addEventListener('load', ask);
    ask();
  }

  window.onmessage = ({ data, origin }) => {
    if (origin !== location.origin || typeof data !== 'string') return;
    const [, id, height] = /^\[iFrameSizer\]([^:]+):(\d+):/.exec(data) ?? [];
    const frame = id && document.getElementById(id);
    if (frame) frame.style.height = `${height}px`;
  };
})();
