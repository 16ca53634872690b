import type { Person } from '../schemas/people.ts';

/** "Dr. Jordan Ellis". */
export const titledName = ({ title, name }: Pick<Person, 'title' | 'name'>) =>
  title === null ? name : `${title} ${name}`;

/** "Jordan Ellis, D.C., Chiropractor". */
export const nameAndRole = ({ name, credentials, role }: Person) =>
  [name, credentials, role].filter((part) => part !== null).join(', ');
