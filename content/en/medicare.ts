/** Whether the practitioner is registered with Medicare. Stands before the first rebate of every page that names one. */
export const medicareCondition = {
  unsaid:
    'Medicare pays only for sessions with a practitioner registered with it. Ask whether I am before you book.',
  registered: 'I am registered with Medicare.',
  unregistered: 'Medicare pays no rebate on sessions with me, because I am not registered with it.',
};
