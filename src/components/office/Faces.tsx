import { Link } from '~/components/links/Link.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import faces from '~/generated/faces.ts';
import styles from './Faces.module.css';

export function Faces() {
  if (faces.length === 0) return null;
  return (
    <ul className={styles.faces} data-screen-only>
      {faces.map(({ id, name, role, photo, focalPoint }) => (
        <li key={id}>
          <Picture picture={photo} alt="" sizes="4.5rem" focalPoint={focalPoint} />
          <p>
            <Link to="/about" hash={id}>
              {name}
            </Link>
            <br />
            {role}
          </p>
        </li>
      ))}
    </ul>
  );
}
