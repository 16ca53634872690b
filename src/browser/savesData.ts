/** Whether the visitor has asked for less traffic, or has a line on which preloading delays what is asked for. */
export function savesData() {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || /2g$/.test(connection.effectiveType));
}
