/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets =
  'I don’t pass on what you tell me alone, and what you tell me about your safety never goes to your partner. If your work together depends on something you’ve kept back, I’ll help you say it. If the couples sessions have to end, you and I plan first, by ourselves, what is said about it and when. You can always talk to me alone about your safety.';

/** What is told to others after all: the same on every service page. */
export const limits =
  'There are limits, and we go through them before we begin. If someone is in serious danger or a child is at risk, I may have to tell others. A court can ask for my notes or for what I know, as happens in some separations. If a GP refers you under a plan, your GP gets a report from me. And I talk my work over with a supervisor, who doesn’t learn your name.';
