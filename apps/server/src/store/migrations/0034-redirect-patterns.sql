-- addresses with parts that change are looked through when no exact one fits
create index redirects_patterns on redirects (from_path) where from_path like '%:%' or from_path like '%*';
