import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import labels from '~/generated/texts/labels';
import { renderWithRouter } from '../../../tests/renderWithRouter';
import { Breadcrumbs } from './Breadcrumbs';

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
