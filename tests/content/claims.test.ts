import { expect, test } from 'vitest';
import { forbiddenClaim } from '../../tooling/content/claims.ts';

test.each([
  'We guarantee results.',
  'No insurance? We guarantee relief anyway.',
  'A cure for sciatica',
  'We promise lasting relief.',
  'Our adjustments are completely painless.',
  'You’ll be pain-free in a week.',
  'The best chiropractor in Kansas',
  'The best care in {clinic.city}',
  'You deserve the best care.',
  'Superior chiropractic care',
  'Ask our chiropractic physician.',
])('a forbidden claim is refused: %s', (text) => {
  expect(forbiddenClaim(text)).toBeDefined();
});

test.each([
  'We cannot, and will not, guarantee results.',
  'Be wary of anyone who guarantees results.',
  'There is no pill, cream or cure for it.',
  'Can a chiropractor cure arthritis?',
  'Antibiotics cure most of these infections.',
  'We promise to call you back within two hours.',
  'The best treatment for a stiff neck is movement.',
  'The best thing a chiropractor can do is listen.',
  'A painless lump needs treatment.',
  'Most people are pain-free within six weeks.',
  'The superior part of the sacrum',
  'Back pain is the leading cause of missed work.',
])('an honest sentence is allowed: %s', (text) => {
  expect(forbiddenClaim(text)).toBeUndefined();
});
