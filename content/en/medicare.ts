/** Whether the practitioner is registered with Medicare. Stands before the first rebate of every page that names one. */
export const medicareCondition = {
  unsaid:
    'Apart from doctors, Medicare pays only for sessions with psychologists, accredited social workers and occupational therapists who are registered with it, and most counsellors are not among them. Don’t count on a rebate until I have confirmed it.',
  registered: 'I am registered with Medicare.',
  unregistered: 'Medicare pays no rebate on sessions with me, because I am not registered with it.',
};
