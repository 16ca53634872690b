import facts from 'virtual:facts';

/** Words of the not-found page. */
export const notFound = {
  metadata: {
    title: 'Page not found',
    description:
      'This page is not here. Return to the home page, look through our services, or call the clinic and we will point you to what you need.',
    keywords: ['page not found'],
  },
  code: '404',
  message: 'Oops! Page not found',
  text: `The page may have moved, or the address has a typo. Start again from home, or call ${facts['phones.scheduling']} and we will point you to it.`,
  link: 'Return to Home',
};
