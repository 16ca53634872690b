/**
 * The Content-Security-Policy of the editor: its own code, and the service that keeps the repository. It writes its
 * styles into the page, shows pictures that it holds in memory, and decodes photos of phones with WebAssembly.
 */
export const editorPolicy = Object.entries({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data: https://avatars.githubusercontent.com",
  'font-src': "'self'",
  'media-src': 'blob:',
  'worker-src': "'self' blob:",
  'connect-src': "'self' blob: data: https://api.github.com https://www.githubstatus.com",
  'base-uri': "'none'",
  'form-action': "'none'",
})
  .map((directive) => directive.join(' '))
  .join('; ');
