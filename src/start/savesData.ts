/** Whether the visitor wants less traffic, or has a line so slow that preloading delays the rest. */
export function savesData() {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || /2g$/.test(connection.effectiveType));
}
