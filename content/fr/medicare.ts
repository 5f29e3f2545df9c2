export const medicareCondition = {
  unsaid:
    'Medicare ne rembourse que les séances de thérapeutes agréés. Demandez-moi si je le suis avant de prendre rendez-vous.',
  registered: 'J’ai l’agrément de Medicare.',
  unregistered:
    'Medicare, l’assurance maladie publique australienne, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
};
