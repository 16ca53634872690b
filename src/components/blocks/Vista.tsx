import { Picture } from '~/components/ui/Picture.tsx';
import type { Focus, PictureSource } from '~/lib/picture.ts';
import styles from './Vista.module.css';

type Props = { picture: PictureSource; focus: Focus };

/** A picture from edge to edge of the screen. */
export function Vista({ picture, focus }: Props) {
  return <Picture className={styles.vista} picture={picture} alt="" sizes="100vw" focus={focus} />;
}
