// @vitest-environment node
import { expect, test } from 'vitest';
import { heightLimits, requestedHeight } from './embedMessages.ts';

test.each([
  ['[iFrameSizer]lead-survey:812:600:init', 812],
  ['[iFrameSizer]a:812.45:600:resize', 813],
  [['highlevel.setHeight', { height: '500' }], 500],
  [['highlevel.setHeight', { height: '900px' }], 900],
  ['setHeight:1200:123', 1200],
  ['JotFormIFrame-123:setHeight:1200', 1200],
  [{ type: 'form-height-changed', height: 640.2 }, 641],
  [{ event: 'calendly.page_height', payload: { height: '900px' } }, 900],
  ['{"event":"resize","height":700}', 700],
  ['900px', 900],
  // A form can be neither tiny nor endless.
  [1, heightLimits.min],
  ['[iFrameSizer]a:999999:1:resize', heightLimits.max],
])('%j requests %d pixels', (data, height) => expect(requestedHeight(data)).toBe(height));

test.each([
  null,
  'hello',
  '[iFrameSizer]a:0:1:resize',
  '[iFrameSizer]a:500:0:scrollTo',
  ['highlevel.setHeight', null],
  ['highlevel.setHeight', { height: -5 }],
  ['other', { height: 500 }],
  { type: 'scroll', height: 500 },
  '{"type":',
  'JotFormIFrame-123:scrollIntoView:500',
])('any other message is ignored: %j', (data) => expect(requestedHeight(data)).toBeUndefined());
