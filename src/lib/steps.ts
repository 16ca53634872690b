import type { RouterHistory } from '@tanstack/react-router';

let isStep = false;

/** Whether the page that is shown next was chosen by a link: not the first page, nor one by Back or Forward, nor a place in a page. */
export const wasChosen = () => isStep;

/** Watches how pages are reached, for {@link wasChosen}. */
export const watchSteps = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    isStep = action.type === 'PUSH' && !location.hash;
  });
