import type { Person } from '../schemas/people.ts';

/** Name with title, if any: "Dr. Jordan Ellis". */
export const titledName = ({ title, name }: Pick<Person, 'title' | 'name'>) =>
  title === null ? name : `${title} ${name}`;

/** Name with credentials, if any, and role: "Jordan Ellis, D.C., Chiropractor". */
export const nameAndRole = ({
  name,
  credentials,
  role,
}: Pick<Person, 'name' | 'credentials' | 'role'>) =>
  [name, credentials, role].filter((part) => part !== null).join(', ');

/** Role with credentials and pronouns, if any: "Chiropractor, D.C. (she/her)". */
export function roleOf({
  role,
  credentials,
  pronouns,
}: Pick<Person, 'role' | 'credentials' | 'pronouns'>) {
  const work = credentials ? `${role}, ${credentials}` : role;
  return pronouns ? `${work} (${pronouns})` : work;
}
