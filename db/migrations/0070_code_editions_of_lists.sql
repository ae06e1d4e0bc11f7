-- An earlier edition is of one of the lists there are, as the list itself is.
alter table code_editions add constraint code_editions_list_check check (list in ('soc', 'naics', 'port', 'post'));
