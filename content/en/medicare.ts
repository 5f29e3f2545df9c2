/** Whether the practitioner is registered with Medicare. Stands before the first rebate of every page that names one. */
export const medicareCondition = {
  byRegistration: {
    unknown:
      'For talking therapy, Medicare pays only for sessions with doctors, or with psychologists, occupational therapists and accredited mental health social workers who are registered with it. Most counsellors aren’t, so please don’t count on a rebate until I’ve confirmed it.',
    registered: 'I am registered with Medicare.',
    unregistered: 'Medicare pays no rebate on sessions with me, because I am not registered with it.',
  },
};
