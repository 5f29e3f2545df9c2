export const medicareCondition = {
  unsaid:
    'Médecins mis à part, Medicare, l’assurance maladie publique australienne, ne rembourse que les séances des psychologues, des assistants sociaux accrédités et des ergothérapeutes qui ont son agrément, et la plupart des thérapeutes qui exercent, comme moi, sous le nom de « counsellor » n’en font pas partie. Ne comptez pas sur un remboursement tant que je ne vous l’ai pas confirmé.',
  registered: 'J’ai l’agrément de Medicare, l’assurance maladie publique australienne.',
  unregistered:
    'Medicare, l’assurance maladie publique australienne, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
};
