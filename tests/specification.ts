/** Heights of the third-party frames in pixels. */
export const frameHeights = {
  survey: { wide: 700, narrow: 1200 },
  newPatient: 432,
  appointment: 443,
  reviews: 600,
  map: 400,
};
