-- The owner of a community changes its name and its identity in the console.
grant update (name, name_key, colour, logo, home, currency) on community to caddiemaster_service;
