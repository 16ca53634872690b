import { act } from '@testing-library/react';
import { startTransition, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { entriesOf } from './entries';

test('a component that has waited for its entry keeps the order of its hooks', async () => {
  const entries = entriesOf(() => Promise.resolve({ title: 'The first' }));
  function Entry() {
    useRef(null);
    const { title } = entries.useEntry('first');
    return <h1 ref={useRef(null)}>{title}</h1>;
  }
  const page = document.createElement('div');
  const errors: unknown[] = [];
  const root = createRoot(page, { onRecoverableError: (error) => errors.push(error) });
  await act(async () => startTransition(() => root.render(<Entry />)));
  expect(page).toHaveTextContent('The first');
  expect(errors).toEqual([]);
});
