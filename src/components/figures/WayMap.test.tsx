import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WayMap } from './WayMap.tsx';

test.each([
  ['west', /^-/],
  ['east', /^\d/],
] as const)('a clinic %s of the highway is drawn on that side', (side, x) => {
  const names = { highway: 'US-69', street: 'Main St', name: 'Clinic', address: '1 Main St' };
  const { container } = render(<WayMap {...names} side={side} scale="Not to scale" />);
  expect(container.querySelector('svg svg')?.getAttribute('x')).toMatch(x);
});
