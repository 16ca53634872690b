import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import labels from '~/generated/strings/labels.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('they lead from home down to the page, which is not a link', async () => {
  await renderWithRouter(
    <Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} name="Conditions" />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    labels.home,
    'Services',
    'Conditions',
  ]);
  expect(trail.getAllByRole('link')).toHaveLength(2);
  expect(trail.getByText('Conditions')).toHaveAttribute('aria-current', 'page');
});
