// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { heightLimits, requestedHeight } from './embedMessages.ts';

test.each([
  ['[iFrameSizer]lead-survey:812:600:init', 812],
  ['[iFrameSizer]a:812.45:600:resize', 813],
  [['highlevel.setHeight', { height: 500 }], 500],
  [['highlevel.setHeight', { height: '500' }], 500],
])('%j requests %d pixels', (data, height) => expect(requestedHeight(data)).toBe(height));

test('heights are limited', () => {
  expect(requestedHeight(['highlevel.setHeight', { height: 1 }])).toBe(heightLimits.min);
  expect(requestedHeight('[iFrameSizer]a:999999:1:resize')).toBe(heightLimits.max);
});

describe('everything else is ignored', () => {
  test.each([
    null,
    undefined,
    42,
    '',
    'hello',
    '[iFrameSizer]',
    'x[iFrameSizer]a:500:1:resize',
    '[iFrameSizer]a:0:1:resize',
    '[iFrameSizer]a:-5:1:resize',
    '[iFrameSizer]a:NaN:1:resize',
    [],
    ['highlevel.setHeight'],
    ['highlevel.setHeight', null],
    ['highlevel.setHeight', { height: -5 }],
    ['highlevel.setHeight', { height: Number.POSITIVE_INFINITY }],
    ['highlevel.setHeight', { height: [500] }],
    ['other', { height: 500 }],
    { height: 500 },
  ])('%j', (data) => expect(requestedHeight(data)).toBeUndefined());
});
