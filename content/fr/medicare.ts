export const medicareCondition = {
  byRegistration: {
    unknown:
      'Merci d’attendre ma confirmation avant de compter sur un remboursement. Pour une thérapie, Medicare, le système public de santé australien, ne rembourse que les séances avec un médecin, ou avec un psychologue, un assistant social accrédité en santé mentale ou un ergothérapeute qui a son agrément. La plupart des « counsellors » (thérapeutes) ne l’ont pas.',
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
