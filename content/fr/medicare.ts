export const medicareCondition = {
  byRegistration: {
    unsaid:
      'Pour une thérapie par la parole dans le cadre d’un plan, Medicare, l’assurance maladie publique australienne, ne rembourse que les séances des médecins, et celles des psychologues, assistants sociaux accrédités en santé mentale et ergothérapeutes qui ont son agrément. La plupart des « counsellors » (thérapeutes) n’en font pas partie : merci d’attendre ma confirmation avant de compter sur un remboursement.',
    registered: 'J’ai l’agrément de Medicare, l’assurance maladie publique australienne.',
    unregistered:
      'Medicare, l’assurance maladie publique australienne, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
    forTwo: 'Medicare, l’assurance maladie publique australienne, ne rembourse pas les séances de couple.',
  },
};

/** The same in short, on pages that are about something else. */
export const medicareInShort = {
  byRegistration: {
    ...medicareCondition.byRegistration,
    unsaid:
      'Medicare, l’assurance maladie publique, ne rembourse que les séances de praticiens qui ont son agrément, et la plupart des « counsellors » (thérapeutes) ne l’ont pas. Merci d’attendre ma confirmation avant de compter sur un remboursement.',
  },
};
