/** What a rule notes on an activation that is over after the action in progress. */
export const ENDS_NOW = 'ends now'
