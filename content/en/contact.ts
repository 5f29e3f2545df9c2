export const contact = {
  name: 'Contact',
  meta: {
    title: 'Book counselling in Noosa or online',
    description: {
      connected:
        'Book a session or ask a question: call {phone} or send an enquiry. In person in Tewantin, Noosa, or online. Replies within {replyHours}\u00a0hours.',
      unconnected:
        'Book a session or ask a question: call {phone}. Counselling for couples and individuals, in person in Tewantin, Noosa, or online.',
    },
  },
  header: {
    title: 'Contact and booking',
    lead: {
      connected:
        'Call or write, and say as much or as little as you like. I read every enquiry myself and reply within {replyHours}\u00a0hours.',
      unconnected: 'Call to book or to ask a question, and say as much or as little as you like.',
    },
  },
  phone: {
    heading: 'By phone',
    text: 'If I don’t answer, I’m in a session, or it’s after hours. Leave your first name, a number and a safe time, and I will call back. Say whether I may leave a message, text you, or give my name to whoever picks up; if you don’t say, I’ll do none of these.',
    /** For whoever cannot or would rather not speak on the phone. */
    /** The title above the text, or above who hears the voicemail. */
    unanswered: 'When I can’t answer',
    otherWays: {
      title: 'If calling is hard',
      text: 'Someone you trust can make the call for you, and the National Relay Service (accesshub.gov.au) connects people who are deaf or find it hard to speak.',
    },
    safety:
      'Afraid at home? Don’t wait for me: call 1800RESPECT on 1800 737 732, day or night. In immediate danger, call 000.',
    /** Who hears the voicemail; where there is none, in place of the text above. */
    voicemail: {
      'only me': 'Only I listen to the messages.',
      'others too':
        'Someone else at the practice hears the messages, too, so say only what they may know.',
      none: 'If I don’t answer, I’m in a session, or it’s after hours. There is no voicemail, so please call again later.',
    },
    /** Whether one may text the number. */
    texts: { yes: 'You can also text {number}.', no: 'This number doesn’t receive text messages.' },
    email: 'You can also email me at {email}.',
    booking: 'Book online',
  },
  location: {
    heading: 'Where',
    lines: ['{place.suburb}, {place.area}', '{place.state}, Australia'],
    /** Where the practice’s facts have no address. */
    onBooking: 'You’ll get the address when you book.',
    text: 'Online sessions are by video, Australia-wide and worldwide, wherever local law and my insurance allow it. From abroad, call {number}.',
  },
  visit: {
    heading: 'Good to know',
    labels: {
      training: 'My training',
      stepFreeAccess: 'Accessibility',
      parking: 'Parking',
      waitingTime: 'Waiting time',
      videoPlatform: 'Meeting online',
      eveningTimes: 'Evenings',
      notes: 'My notes',
    },
    /** Where the practice’s facts do not say. */
    otherwise: {
      training:
        'In Australia anyone may use the name counsellor or sex therapist. Before you book, ask what I am trained in, for your kind of trouble too, which professional body I belong to, and whether I am insured. You can check the answer with that body.',
      stepFreeAccess:
        'Tell me what you need to come in and sit comfortably, and we’ll check before you book whether the room suits you.',
      waitingTime: 'You hear the first free time when you call. Your GP can help while you wait.',
      eveningTimes: 'Evening appointments are available. Say what time suits you when you call.',
      notes:
        'Before we begin, ask what I write down, where it is kept and for how long. Under Australian privacy law you can ask to see your own record, and to have a mistake in it put right. What you told me alone is not shown to your partner, unless a court orders it.',
    },
  },
  hours: {
    heading: 'Office hours',
    byAppointment: 'by appointment',
    closed: 'closed',
    /** Above the closures of the next weeks. */
    closures: 'Closed on these dates',
    evenings: 'Evening appointments available.',
    zone: {
      allYear: '{place.state} time, all year round',
      daylightSaving: '{place.state} time, with daylight saving',
    },
  },
  website: {
    heading: 'More about me',
    text: 'My other site says who I am and how I work.',
    action: 'Visit my website',
  },
  form: {
    heading: 'Send an enquiry',
    /** Where no form service is connected. */
    notice: {
      text: 'This form is not connected yet, and nothing you write here reaches me.',
      emergency:
        'In an emergency, call 000. If you need someone now, Lifeline answers day and night, on 13\u00a011\u00a014.',
    },
    emergency: 'Not for emergencies. Call 000, or Lifeline on 13 11 14.',
    intro:
      'Give an email address that only you read. I ring, text or leave a message only if you say that it’s safe. Leave out anything you would not want in an email.',
    name: { label: 'Name *', placeholder: 'Your full name' },
    email: { label: 'Email *', placeholder: 'you@example.com' },
    phone: { label: 'Phone', placeholder: 'If you’d like a call' },
    message: { label: 'Message *', placeholder: 'What brings you here, and when could you come?' },
    required: 'Fields with * are required.',
    submit: 'Send Enquiry',
    withoutScript:
      'The form needs JavaScript, which is off in this browser. Please call {phone} instead.',
    late: 'The form has not finished loading. Reload the page, or call {phone}.',
  },
  /** What happens to an enquiry: where nothing is connected to the form, and where a `{service}` is. */
  privacy: {
    heading: 'What happens to what you write',
    unsent: 'For now this form sends and keeps nothing. To reach me, call {phone}.',
    sent: [
      'What you write comes to me alone, by way of the form service {service}, which may keep it outside Australia. I use it to answer you and to arrange a session, and pass it on to no one, unless the law requires it, or allows it because someone is in serious danger.',
      'To see, correct or delete what you have sent me, or to have my privacy policy, free, call {phone}.',
    ],
    complaints:
      'If you think your privacy has not been respected, complain to me first, in writing (if you don’t know where to send it, call me). If the answer doesn’t satisfy you, or none comes within 30 days, you can complain to the Office of the Australian Information Commissioner (oaic.gov.au). A complaint about a health service in {place.state} can go to the {complaints}. For health workers who aren’t registered with Ahpra there is the National Code of Conduct for Health Care Workers: ask me for a copy. Professional bodies take complaints about their members, too.',
  },
  toast: {
    title: 'Message Sent!',
    description: "Thank you for your enquiry. I'll get back to you within {replyHours} hours.",
    close: 'Close',
    region: 'Notifications',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: { connected: 'I reply', unconnected: 'You call' },
        text: {
          connected:
            'Within {replyHours}\u00a0hours, with a few times to choose from and answers to what you asked.',
          unconnected: 'Say what brings you. We find a time, and I answer your questions.',
        },
      },
      {
        title: 'You choose',
        text: 'In person or online, by yourself or together, and you can still change your mind.',
      },
      {
        title: 'We meet',
        text: 'The first session is for getting to know you and what you would like to change. With a couple, I talk with each of you alone first.',
      },
    ],
  },
};

export type ContactWords = typeof contact;
