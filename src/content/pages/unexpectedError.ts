/** Words shown when a page fails in the browser. */
export const unexpectedError = {
  title: 'Unexpected Application Error',
  text: 'Something on our side did not load. Reload the page or return to home; to book a visit right now, call us.',
  call: 'Call the clinic',
  link: 'Return to Home',
};
