export const words = {
  title: 'Courses',
  find: 'Find a course',
  add: 'New course',
  course: 'Course',
  holes: 'Holes',
  tees: 'Tees',
  events: 'Your events',
  none: 'No course matches.',
  emptyTitle: 'No course yet',
  empty: 'Paste the table from the club’s web page or a spreadsheet: pars, stroke indexes, lengths, ratings.',
} as const
