-- Before, the application could not take an employment's id beforehand.
grant usage on sequence employments_id_seq to visacare_app;
