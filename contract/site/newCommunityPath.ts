/** Where anybody asks for a community, as long as operators allow it. */
export const newCommunityPath = '/new-community'
