export const medicareCondition = {
  unsaid:
    'Medicare, l’assurance maladie publique australienne, ne rembourse que les séances de thérapeutes qui ont son agrément. Demandez-moi si je l’ai avant de prendre rendez-vous.',
  registered: 'J’ai l’agrément de Medicare, l’assurance maladie publique australienne.',
  unregistered:
    'Medicare, l’assurance maladie publique australienne, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
};
