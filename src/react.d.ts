import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command (HTML): what the button does to the element named by `commandfor`. */
    command?: 'show-modal' | 'close';
    /** Id of the element that `command` acts on. */
    commandfor?: string;
  }
}
