import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('they lead from home down to the page, which is no link', async () => {
  await renderWithRouter(
    <Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} name="Conditions" />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Services',
    'Conditions',
  ]);
  expect(trail.getAllByRole('link')).toHaveLength(2);
  expect(trail.getByText('Conditions')).toHaveAttribute('aria-current', 'page');
});
