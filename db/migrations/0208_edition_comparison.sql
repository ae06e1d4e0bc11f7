-- How the fields of a later edition stand beside those of the edition before it, field by field with their places: what an
-- administrator reads before it is used. Written when the blank is examined; null for editions that were not compared.
alter table form_editions add column comparison jsonb;
