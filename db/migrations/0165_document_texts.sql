-- The words inside a document, to be searched. They lie with the version, so whoever may not see the document does not see
-- them. Numbers shaped like one that identifies a person are left out before anything comes here (searchable-text.ts), and
-- what shows a Social Security number by what it is (docs/decisions/0020) is not read at all.
alter table document_versions
  add column text_state text not null default '' check (text_state in ('', 'Read', 'None')),
  add column text_body text not null default '' check (length(text_body) <= 400000),
  add column text_words tsvector;
create index document_versions_text_words on document_versions using gin (text_words);
