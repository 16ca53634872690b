import type { Person } from '../schemas/people.ts';

/** "Dr. Jordan Ellis"; without a title, the name alone. */
export const titledName = ({ title, name }: Pick<Person, 'title' | 'name'>) =>
  title === null ? name : `${title} ${name}`;

/** "Jordan Ellis, D.C., Chiropractor". */
export const nameAndRole = ({
  name,
  credentials,
  role,
}: Pick<Person, 'name' | 'credentials' | 'role'>) =>
  [name, credentials, role].filter((part) => part !== null).join(', ');

/** "Chiropractor, D.C. (she/her)". */
export function roleOf({
  role,
  credentials,
  pronouns,
}: Pick<Person, 'role' | 'credentials' | 'pronouns'>) {
  const work = credentials ? `${role}, ${credentials}` : role;
  return pronouns ? `${work} (${pronouns})` : work;
}
