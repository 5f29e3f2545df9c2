export const medicareCondition = {
  byRegistration: {
    unknown:
      'En thérapie, Medicare, le système public de santé australien, ne rembourse que les séances des médecins, et celles des psychologues, assistants sociaux accrédités en santé mentale et ergothérapeutes qui ont son agrément. La plupart des « counsellors » (thérapeutes) n’en sont pas : merci d’attendre ma confirmation avant de compter sur un remboursement.',
    registered: 'J’ai l’agrément de Medicare, le système public de santé australien.',
    unregistered:
      'Medicare, le système public de santé australien, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
  },
};

/** The same in short, on pages that are about something else. */
export const medicareInShort = {
  byRegistration: {
    ...medicareCondition.byRegistration,
    unknown:
      'Medicare, le système public de santé australien, ne rembourse que les séances de praticiens qui ont son agrément, et la plupart des « counsellors » (thérapeutes) ne l’ont pas. Merci d’attendre ma confirmation avant de compter sur un remboursement.',
  },
};
