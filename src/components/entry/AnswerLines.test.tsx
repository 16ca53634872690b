import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { AnswerLines } from './AnswerLines.tsx';

test('an answer can lead to the part of a page that it names', async () => {
  await renderWithRouter(
    <AnswerLines
      forYou="Your neck is sore."
      when="Come in if the [questions](/conditions/ache#questions) show that it’s safe."
      visit="We listen."
      goNow={[]}
    >
      Book
    </AnswerLines>,
  );
  expect(screen.getByRole('link', { name: 'questions' })).toHaveAttribute(
    'href',
    '/conditions/ache#questions',
  );
});
