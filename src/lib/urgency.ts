/** How soon a sign needs help, most urgent first: 911, the emergency room, a doctor today, a doctor soon. */
export const urgencies = ['call911', 'er', 'today', 'soon'] as const;

export type Urgency = (typeof urgencies)[number];
