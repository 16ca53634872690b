import { expect, open, test } from '../site.ts';

test('a film loads when somebody plays it, and asks nothing of YouTube before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const films = () => requested.filter((url) => /\.mp4$|\/\/www\.youtube/.test(url));
  await open(page, '/blog/first');
  const film = page.getByLabel('A stretch at the desk');
  await film.scrollIntoViewIfNeeded();
  const play = page.getByRole('link', { name: 'Play: A stretch in bed' });
  await play.scrollIntoViewIfNeeded();
  expect(films()).toEqual([]);
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE');
  await play.press('Enter');
  await expect(page.getByTitle('A stretch in bed')).toBeFocused();
  expect(films()).toEqual([expect.stringContaining('//www.youtube-nocookie.com/')]);
  await film.evaluate((video: HTMLVideoElement) => void video.play());
  await expect.poll(() => films().at(-1)).toMatch(/\.mp4$/);
});
