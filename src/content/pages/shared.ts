import facts from 'virtual:facts';

/** The call to action that most pages end with. */
export const sharedCallToAction = {
  heading: 'Tell us where it hurts',
  text: `Call ${facts['phones.scheduling']} or send a request online. We will answer your questions first and find a time that works for you.`,
};
