import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeaderCell, Table } from './Table.tsx';

test('a table can be reached and scrolled with keys, and its first row names the columns', () => {
  render(
    <Table label="Sign, What to do">
      <thead>
        <tr>
          <HeaderCell>Sign</HeaderCell>
        </tr>
      </thead>
    </Table>,
  );
  expect(screen.getByRole('group', { name: 'Table: Sign, What to do' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(screen.getByRole('columnheader', { name: 'Sign' })).toHaveAttribute('scope', 'col');
});
