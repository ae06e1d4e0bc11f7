-- Every open item has the day that its case is governed by, a petition under the cap the dates of its season, and what is
-- filed together with a petition the petition's: what is open in all cases is worked out once more, in the background.
delete from installation where name = 'open items';
